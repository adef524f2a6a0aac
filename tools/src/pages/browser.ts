import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { unpackedChromium } from './unpacked-chromium.js';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A real Chromium: the one that is named, one that is installed, or the one that comes as an npm package. */
export async function launchOptions(): Promise<LaunchOptions> {
  const path = process.env.CHROMIUM_PATH ?? installed.find((candidate) => existsSync(candidate));
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  const args = [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const executablePath = path ?? (await unpackedChromium());
  return { executablePath, args };
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}
