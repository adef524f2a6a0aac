// boardgame.io's own server with its storage in memory, and the game as bench:engine plays it.
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { peerGame } from '../../bench-engine/peer-game.js';
import { listening } from './listening.js';

interface PeerServer {
  run(options: { readonly port: number }): Promise<{ readonly appServer: HttpServer }>;
}

// The package has no entry that an import would find.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server: (options: object) => PeerServer;
};

const { appServer } = await Server({ games: [peerGame], origins: [] }).run({ port: 0 });
listening(appServer.address());
