import { routes, type Route } from '@red-disc/contracts';
import { z } from 'zod';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const block = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string =>
  schema
    ? `<details><summary>${title}</summary><pre>${escape(JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2))}</pre></details>`
    : '';

const section = ([name, route]: [string, Route]): string => `
  <section id="${name}">
    <h2><code>${route.method} ${escape(route.path)}</code></h2>
    <p>${escape(route.summary)}. Permission: <code>${escape(route.permission)}</code></p>
    ${block('Path', route.params, 'input')}${block('Query', route.query, 'input')}${block('Body', route.body, 'input')}
    ${block('Answer', route.response, 'output')}
  </section>`;

/** The routes for people to read, without a script or a style from elsewhere. */
export function documentationPage(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Red Disc: the API</title><main><h1>The API</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. A refusal is always <code>{ "ok": false, "error": { "code" } }</code>.</p>
${Object.entries<Route>(routes).map(section).join('')}</main></html>`;
}
