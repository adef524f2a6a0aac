import { Injectable } from '@nestjs/common';
import type { SheetCheckBody, SheetEntryBody } from '@red-disc/contracts';
import {
  makeSheet,
  placesOf,
  playersAt,
  sheetWarnings,
  tableOf,
  totalsOf,
  type TableRef,
  type TournamentState,
} from '@red-disc/tournaments';
import { refusalOf, refused } from '../log/refusal.js';
import { ScoringService } from '../log/scoring.service.js';

/** Says what a sheet comes to before anybody hands it in. */
@Injectable()
export class SheetChecksService {
  constructor(private readonly scoring: ScoringService) {}

  async check(state: TournamentState, ref: TableRef, entry: SheetEntryBody): Promise<SheetCheckBody> {
    const table = tableOf(state, ref);
    if (!table) throw refused('TABLE_UNKNOWN');
    const { ruleSet, nominalRounds } = state.setup.rules;
    const seats = playersAt(table).length;
    const made = makeSheet(entry, seats, await this.scoring.scoreHandsBy(ruleSet));
    if (!made.ok) throw refusalOf(made.error);
    const sheet = made.value;
    const written = entry.type === 'scores' ? entry.totals : undefined;
    // Hands are scored by the game, which refuses what cannot be; scores are somebody's own arithmetic.
    const limits = entry.type === 'scores' ? await this.scoring.limitsOf(ruleSet, seats) : undefined;
    const warnings = sheetWarnings({
      sheet,
      nominalRounds,
      ...(limits && { limits }),
      ...(written && { totals: written }),
    });
    const totals = totalsOf(sheet);
    return {
      sheet: sheet as SheetCheckBody['sheet'],
      totals,
      places: placesOf(totals),
      warnings: warnings.map((warning) => ({ ...warning })),
    };
  }
}
