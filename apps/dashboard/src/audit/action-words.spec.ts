import { describe, expect, it } from '@jest/globals';
import { auditActions } from '@red-disc/contracts';
import { catalogues } from '../i18n/catalogues';

describe('the log of deeds', () => {
  it.each(Object.entries(catalogues))('has words in %s for everything the server writes', (_, messages) => {
    const known = Object.keys(messages.clubSettings.audit.actions);
    expect(known.sort()).toEqual(auditActions.map((action) => action.replaceAll('.', '_')).sort());
  });
});
