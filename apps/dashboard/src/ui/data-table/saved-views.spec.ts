import { describe, expect, it } from '@jest/globals';
import { isSameState, parseViews, withoutView, withView } from './saved-views';

const guests = { name: 'Guests', address: { role: 'guest' } };

describe('saved views', () => {
  it('come back as they were kept', () => {
    expect(parseViews(JSON.stringify([guests]))).toEqual([guests]);
  });

  it.each([null, '', 'no JSON', '{}', '[{"name":"","address":{}}]', '[{"name":"x"}]'])(
    'are none where the browser kept %j',
    (kept) => {
      expect(parseViews(kept)).toEqual([]);
    },
  );

  it('have one name each: the later one stands', () => {
    const sorted = { name: 'Guests', address: { role: 'guest', sort: '-joined' } };
    expect(withView([guests], sorted)).toEqual([sorted]);
    expect(withoutView([guests], 'Guests')).toEqual([]);
  });

  it('are the same where what differs is empty', () => {
    expect(isSameState({ q: '', role: 'guest' }, { role: 'guest' })).toBe(true);
    expect(isSameState({ q: 'Lim', role: 'guest' }, { role: 'guest' })).toBe(false);
  });
});
