import { describe, expect, it } from '@jest/globals';
import { byName, findPeople } from './find-people';

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

  it('knows letters that are no others with an accent', () => {
    expect(findPeople([{ name: 'Anna Weiß' }, { name: 'Łucja Sørensen' }], 'weiss')).toHaveLength(1);
    expect(findPeople([{ name: 'Łucja Sørensen' }], 'lucja s')).toHaveLength(1);
    expect(findPeople([{ name: 'Łucja Sørensen' }], 'soren')).toHaveLength(1);
  });

  it('lists them as a wall does, accents beside their letters', () => {
    const listed = byName([{ name: 'Zoë' }, { name: 'Émile' }, { name: 'Eva' }, { name: 'Ada' }], 'fr');
    expect(listed.map(({ name }) => name)).toEqual(['Ada', 'Émile', 'Eva', 'Zoë']);
  });

  it('shows whose name begins so first', () => {
    expect(names('om')).toEqual(['Omar']);
    expect(names('in')).toEqual(['Inès Marchand', 'Marie-Inge Sol', 'Karin Olm']);
  });

  it('shows everybody while nothing is typed', () => {
    expect(names(' ')).toHaveLength(4);
  });
});
