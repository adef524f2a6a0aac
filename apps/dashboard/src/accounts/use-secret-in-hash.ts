'use client';

import { useEffect, useState } from 'react';

/** What the address holds behind the #, which browsers send to nobody; undefined until the page is there. */
export type HashSecret = { readonly type: 'unknown' } | { readonly type: 'none' } | SecretFound;
interface SecretFound {
  readonly type: 'secret';
  readonly secret: string;
}

/** Takes the secret out of the address, so that it stays in no history and on no screen. */
export function useSecretInHash(): HashSecret {
  const [found, setFound] = useState<HashSecret>({ type: 'unknown' });
  useEffect(() => {
    const take = () => {
      const secret = decodeURIComponent(location.hash.slice(1));
      if (secret !== '') history.replaceState(history.state, '', location.pathname + location.search);
      setFound((before) => {
        if (secret !== '') return { type: 'secret', secret };
        return before.type === 'secret' ? before : { type: 'none' };
      });
    };
    take();
    addEventListener('hashchange', take);
    return () => {
      removeEventListener('hashchange', take);
    };
  }, []);
  return found;
}
