import { Injectable } from '@nestjs/common';
import type {
  RuleChangeBody,
  RuleSetBody,
  RuleSetContent,
  RuleSetDraftBody,
  RuleSetReading,
  RuleSetSummary,
  RuleSetVersionBody,
  Timing,
} from '@red-disc/contracts';
import type { JsonObject, Language } from '@red-disc/game';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor } from '../platform/identity/actor.js';
import { RuleBook, type RulesOfGame } from './rule-book.js';
import { RuleSetsRepository } from './rule-sets.repository.js';

/** What a table or tournament plays by, for as long as it is remembered. */
export interface PinnedRules {
  readonly versionId: string;
  /** The game at the version of its rules, to be found in the catalogue. */
  readonly game: string;
  readonly rules: JsonObject;
  readonly timing: Timing;
  readonly name: string;
  /** Null for a rule set of the house, which everybody may play by. */
  readonly clubId: string | null;
  readonly archived: boolean;
}

interface SetIds {
  readonly clubId: string;
  readonly ruleSetId: string;
}

/** The rule sets of the house and of clubs. Drafts change, versions never do. */
@Injectable()
export class RuleSetsService {
  constructor(
    private readonly ruleSets: RuleSetsRepository,
    private readonly book: RuleBook,
  ) {}

  async pinned(versionId: string): Promise<PinnedRules | undefined> {
    const version = await this.ruleSets.findVersion(versionId);
    if (!version) return undefined;
    const { game, timing, name, clubId, archived } = version;
    return { versionId, game, timing, name, clubId, archived, rules: version.rules as JsonObject };
  }

  listOfHouse(): Promise<RuleSetVersionBody[]> {
    return this.ruleSets.listOfHouse();
  }

  listOfClub(clubId: string): Promise<RuleSetSummary[]> {
    return this.ruleSets.listOfClub(clubId);
  }

  read(
    content: RuleSetContent,
    language: Language,
    seats: number | undefined,
  ): RuleSetReading & { rules: JsonObject } {
    const complete = this.book.complete(content);
    return { ...this.book.read(complete, language, seats), rules: complete.rules };
  }

  async create(
    actor: Actor,
    clubId: string,
    { name, from }: { name: string; from: string },
  ): Promise<RuleSetBody> {
    const { game, rules, timing } = await this.#versionFor(clubId, from);
    const ruleSetId = await this.ruleSets.create(actor, clubId, name, { game, rules, timing, note: '' });
    return this.get({ clubId, ruleSetId });
  }

  async get({ clubId, ruleSetId }: SetIds): Promise<RuleSetBody> {
    return (await this.ruleSets.find(clubId, ruleSetId)) ?? notFound();
  }

  async update(
    actor: Actor,
    ids: SetIds,
    changes: { name?: string | undefined; archived?: boolean | undefined },
  ): Promise<RuleSetBody> {
    if (!(await this.ruleSets.update(actor, ids, changes))) notFound();
    return this.get(ids);
  }

  async saveDraft(ids: SetIds, revision: number, content: RuleSetContent): Promise<RuleSetDraftBody> {
    await this.get(ids);
    const complete = this.book.complete(content);
    return (await this.ruleSets.saveDraft(ids.ruleSetId, revision, complete)) ?? changedMeanwhile();
  }

  async discardDraft(ids: SetIds): Promise<void> {
    await this.get(ids);
    if (!(await this.ruleSets.discardDraft(ids.ruleSetId))) notFound();
  }

  async publish(actor: Actor, ids: SetIds, revision: number): Promise<RuleSetVersionBody> {
    const { draft } = await this.get(ids);
    if (!draft) notFound();
    // A game that was updated since the draft was saved may have come to refuse it.
    this.book.complete(draft);
    const id = (await this.ruleSets.publish(actor, ids, revision)) ?? changedMeanwhile();
    return (await this.ruleSets.findVersion(id)) ?? notFound();
  }

  async compareDraft(ids: SetIds, language: Language): Promise<RuleChangeBody[]> {
    const { draft, versions } = await this.get(ids);
    const [latest] = versions;
    return draft && latest ? this.book.compare(latest, draft, language) : [];
  }

  async readVersion(
    clubId: string,
    versionId: string,
    { language, seats }: { language: Language; seats?: number | undefined },
  ): Promise<{ version: RuleSetVersionBody; reading: RuleSetReading }> {
    const version = await this.#versionFor(clubId, versionId);
    return { version, reading: this.book.read(version, language, seats) };
  }

  async compareVersions(
    clubId: string,
    versionId: string,
    { since, language }: { since: string; language: Language },
  ): Promise<RuleChangeBody[]> {
    const [before, after] = await Promise.all([
      this.#versionFor(clubId, since),
      this.#versionFor(clubId, versionId),
    ]);
    return this.book.compare(before, after, language);
  }

  /** How two sets of rules differ in words, whether or not they were ever published. */
  compareRules(before: RulesOfGame, after: RulesOfGame, language: Language): RuleChangeBody[] {
    return this.book.compareRules(before, after, language);
  }

  /** A version of this club or of the house; another club's does not exist. */
  async #versionFor(clubId: string, versionId: string): Promise<RuleSetVersionBody> {
    const version = await this.ruleSets.findVersion(versionId);
    if (!version || (version.clubId !== null && version.clubId !== clubId)) notFound();
    return version;
  }
}

function notFound(): never {
  throw new ApiException({ code: 'NOT_FOUND' });
}

function changedMeanwhile(): never {
  throw new ApiException({ code: 'CONFLICT', reason: 'DRAFT_CHANGED' });
}
