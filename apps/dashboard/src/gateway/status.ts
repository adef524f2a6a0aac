import { routes, type ResponseOf } from '@red-disc/contracts';
import { cache } from 'react';
import { askGateway } from './gateway';

export type GatewayStatus = ResponseOf<typeof routes.getStatus>;

/** What the gateway says of itself, asked once a page; undefined when it is out of reach. */
export const fetchStatus = cache(async (): Promise<GatewayStatus | undefined> => {
  const answer = await askGateway(routes.getStatus, {});
  return answer.ok ? answer.value : undefined;
});
