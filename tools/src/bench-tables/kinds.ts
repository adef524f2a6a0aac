/** What is measured side by side: our gateway, the limit, and the peers. */
export const kinds = ['ours', 'ws', 'boardgameio', 'colyseus'] as const;
export type Kind = (typeof kinds)[number];
export type PeerKind = Exclude<Kind, 'ours'>;
export const peerKinds = ['ws', 'boardgameio', 'colyseus'] as const satisfies readonly PeerKind[];
