// `npm start`: checks Node, builds what changed, then runs everything. Plain JavaScript that an old Node can read.
import { buildWhatChanged } from './build.mjs';
import { readStartArguments, usage } from './start-arguments.mjs';

function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Red Disc needs Node 20.19 or newer, this is ${process.versions.node}: install a newer one.`);
  process.exit(1);
}

assertNode();
const told = readStartArguments(process.argv.slice(2));
if ('wrong' in told) {
  console.error(`Red Disc: ${told.wrong}; npm start -- --help lists what there is.`);
  process.exit(1);
}
if (told.help) {
  console.log(usage);
  process.exit(0);
}
if (told.build) await buildWhatChanged(console.log);
const { start } = await import('./dist/start.js');
await start(told);
