// A bot in fifty lines: opens a table, adds an opponent, plays a whole game with random legal moves, prints the result.
// node docs/protocol/example-bot.mjs http://localhost:24100
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const url = process.argv[2] ?? 'http://localhost:24100';
let cookie = '';
async function post(path, body) {
  const headers = { 'Content-Type': 'application/json', cookie };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const cookies = answer.headers.getSetCookie();
  cookie ||= cookies.map((line) => line.split(';')[0]).join('; ');
  const data = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(data));
  return data;
}

await post('/api/account/guest', { name: 'Example bot' });
const { id: table } = await post('/api/tables', {
  rules: { game: 'allegra', preset: 'one-round' },
  seats: 3,
  bots: ['steady', 'steady'],
});
const address = `${url.replace('http', 'ws')}/api/socket?table=${table}`;
const socket = new WebSocket(address, { headers: { cookie } });
let lastId = 0;
const send = (frame) => socket.send(JSON.stringify(frame));
const ask = (type, data) => send({ id: (lastId += 1), type, data: { table, ...data } });
const command = (type, data) => ask(type, { command: randomUUID(), ...data });

socket.on('open', () => {
  ask('table.watch', {});
  command('table.ready', { ready: true });
  command('table.start', {});
});

socket.on('message', (text) => {
  const frame = JSON.parse(text);
  if (frame.ok === false && frame.error.code !== 'REFUSED') throw new Error(JSON.stringify(frame.error));
  const snapshot = frame.data?.snapshot;
  if (!snapshot) return;
  if (snapshot.status === 'over') {
    const points = snapshot.view.totals.map((half) => half / 2);
    console.log('The game is over. Totals in points:', points.join(', '));
    socket.close();
  } else if (snapshot.view?.moves.length > 0) {
    const { phase, moves } = snapshot.view;
    command('table.move', { phase, move: moves[Math.floor(Math.random() * moves.length)] });
  }
});
