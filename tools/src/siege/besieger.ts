// The attackers, in a process of its own that stands back behind everybody else: they share the server's cores.
import { setPriority } from 'node:os';
import { attacks, type AttackName, type Target } from './attacks.js';

export interface AttackRequest extends Target {
  readonly type: 'attack';
  readonly name: AttackName;
}

setPriority(19);
process.on('message', ({ name, ...target }: AttackRequest) => {
  void attacks[name](target).then(
    (endings) => process.send?.({ type: 'left', endings }),
    (error: unknown) => process.send?.({ type: 'failed', reason: `${name}: ${String(error)}` }),
  );
});
