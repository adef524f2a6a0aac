import { ScratchDatabase } from '../../dist/load/scratch-database.js';
import { launchOptions } from '../../dist/pages/browser.js';
import { StartedServer } from '../../dist/pages/started-server.js';

/** One `npm start` for all specs of this folder, on a database that they can reach too. */
export default async function startServer() {
  const database = await ScratchDatabase.start();
  const server = await StartedServer.start(database.folder, {
    DATABASE_URL: database.url,
    BOT_THINKING_MS: '20',
    // Several specs at once are the same person, who is not to be stopped for it.
    REQUESTS_PER_PERSON: '6000',
  });
  globalThis.stopSharedServer = async () => {
    await server.stop('SIGTERM');
    await database.stop();
  };
  try {
    // The browser is unpacked once, before all specs ask for one.
    await Promise.all([server.runs(), launchOptions()]);
  } catch (error) {
    await globalThis.stopSharedServer();
    throw error;
  }
  process.env.SHARED_SERVER = JSON.stringify({
    url: server.url,
    dataDir: database.folder,
    databaseUrl: database.url,
    signIns: server.signIns(),
  });
}
