import { describe, expect, it } from '@jest/globals';
import { neighboursOf } from './neighbours';

describe('neighbours at a table', () => {
  it('close the circle in both directions', () => {
    const seats = ['Ada', 'Bea', 'Cem', 'Dan'];
    expect(neighboursOf(seats, 0)).toEqual({ left: 'Dan', right: 'Bea' });
    expect(neighboursOf(seats, 3)).toEqual({ left: 'Cem', right: 'Ada' });
  });

  it('are nobody for somebody who does not sit there', () => {
    expect(neighboursOf(['Ada', 'Bea'], -1)).toEqual({ left: undefined, right: undefined });
  });
});
