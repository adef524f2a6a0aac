import { describe, expect, it } from '@jest/globals';
import { hrefOf, hrefSortedBy, isNarrowed, readListAddress } from './list-address';

const choices = [{ key: 'state', label: 'State', options: [{ value: 'lobby', label: 'Waiting' }] }];
const read = (query: Record<string, string | string[]>) =>
  readListAddress({ path: '/tables', query }, ['seats', 'createdAt'], choices);

describe('the address of a list', () => {
  it('is read and written back', () => {
    const address = read({ q: ' anna ', sort: '-seats', page: '3', state: 'lobby' });
    expect(address).toMatchObject({ q: 'anna', sort: '-seats', page: 3, chosen: { state: 'lobby' } });
    expect(hrefOf(address, { page: 3 })).toBe('/tables?q=anna&state=lobby&sort=-seats&page=3');
  });

  it('asks for nothing that the list does not offer', () => {
    const address = read({ q: ['a', 'b'], sort: 'secret', page: '-1', state: 'over' });
    expect(address).toEqual({ path: '/tables', q: '', sort: undefined, page: 1, chosen: {} });
    expect(isNarrowed(address)).toBe(false);
    expect(hrefOf(address)).toBe('/tables');
  });

  it('goes back to the first page when something else changes', () => {
    const address = read({ page: '4', state: 'lobby' });
    expect(isNarrowed(address)).toBe(true);
    expect(hrefOf(address, { chosen: {} })).toBe('/tables');
    expect(hrefSortedBy(address, 'seats')).toBe('/tables?state=lobby&sort=seats');
  });

  it('turns the order round when it is sorted by the same column again', () => {
    expect(hrefSortedBy(read({ sort: 'seats' }), 'seats')).toBe('/tables?sort=-seats');
    expect(hrefSortedBy(read({ sort: '-seats' }), 'seats')).toBe('/tables?sort=seats');
  });
});
