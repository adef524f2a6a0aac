import { describe, expect, it } from '@jest/globals';
import { findPeople } from './find-people';

const people = [
  { name: 'Karin Olm' },
  { name: 'Inès Marchand' },
  { name: 'Marie-Inge Sol' },
  { name: 'Omar' },
];
const names = (typed: string) => findPeople(people, typed).map(({ name }) => name);

describe('finding somebody at the desk', () => {
  it('needs no accents and no capitals', () => {
    expect(names('ines')).toEqual(['Inès Marchand']);
  });

  it('shows whose name begins so first', () => {
    expect(names('om')).toEqual(['Omar']);
    expect(names('in')).toEqual(['Inès Marchand', 'Marie-Inge Sol', 'Karin Olm']);
  });

  it('shows everybody while nothing is typed', () => {
    expect(names(' ')).toHaveLength(4);
  });
});
