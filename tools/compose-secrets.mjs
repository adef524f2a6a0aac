// Makes the secrets that docker-compose.yml reads, once: existing ones stay.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../secrets');
mkdirSync(folder, { recursive: true, mode: 0o700 });
if (existsSync(join(folder, 'postgres-password'))) {
  console.log('secrets/ is there already; nothing was changed.');
} else {
  const password = randomBytes(24).toString('hex');
  const secrets = {
    'postgres-password': password,
    'database-url': `postgresql://postgres:${password}@db:5432/reddisc`,
    'auth-secret': randomBytes(32).toString('hex'),
  };
  // Readable by the containers' own accounts; the folder is closed to everybody else.
  for (const [name, secret] of Object.entries(secrets))
    writeFileSync(join(folder, name), secret, { mode: 0o644 });
  console.log('secrets/ holds what docker compose needs. Keep it, and keep it to yourself.');
}
