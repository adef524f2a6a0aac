import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { RuleSetsService } from './rule-sets.service.js';

@Controller()
export class RuleSetsController {
  constructor(private readonly ruleSets: RuleSetsService) {}

  @Endpoint(routes.listHouseRuleSets)
  async listOfHouse(): Promise<ResponseOf<typeof routes.listHouseRuleSets>> {
    return { versions: await this.ruleSets.listOfHouse() };
  }

  @Endpoint(routes.readRules)
  read(@Input() { body }: InputOf<typeof routes.readRules>): ResponseOf<typeof routes.readRules> {
    const { language, seats, ...content } = body;
    return this.ruleSets.read(content, language, seats);
  }

  @Endpoint(routes.listRuleSets)
  async list(
    @Input() { params }: InputOf<typeof routes.listRuleSets>,
  ): Promise<ResponseOf<typeof routes.listRuleSets>> {
    return { ruleSets: await this.ruleSets.listOfClub(params.clubId) };
  }

  @Endpoint(routes.createRuleSet)
  create(
    @Input() { params, body }: InputOf<typeof routes.createRuleSet>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.createRuleSet>> {
    return this.ruleSets.create(actor, params.clubId, body);
  }

  @Endpoint(routes.getRuleSet)
  get(@Input() { params }: InputOf<typeof routes.getRuleSet>): Promise<ResponseOf<typeof routes.getRuleSet>> {
    return this.ruleSets.get(params);
  }

  @Endpoint(routes.updateRuleSet)
  update(
    @Input() { params, body }: InputOf<typeof routes.updateRuleSet>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.updateRuleSet>> {
    return this.ruleSets.update(actor, params, body);
  }

  @Endpoint(routes.saveDraft)
  saveDraft(
    @Input() { params, body }: InputOf<typeof routes.saveDraft>,
  ): Promise<ResponseOf<typeof routes.saveDraft>> {
    const { revision, ...content } = body;
    return this.ruleSets.saveDraft(params, revision, content);
  }

  @Endpoint(routes.discardDraft)
  async discardDraft(
    @Input() { params }: InputOf<typeof routes.discardDraft>,
  ): Promise<ResponseOf<typeof routes.discardDraft>> {
    await this.ruleSets.discardDraft(params);
    return {};
  }

  @Endpoint(routes.publishRuleSet)
  publish(
    @Input() { params, body }: InputOf<typeof routes.publishRuleSet>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.publishRuleSet>> {
    return this.ruleSets.publish(actor, params, body.revision);
  }

  @Endpoint(routes.compareDraft)
  async compareDraft(
    @Input() { params, query }: InputOf<typeof routes.compareDraft>,
  ): Promise<ResponseOf<typeof routes.compareDraft>> {
    return { changes: await this.ruleSets.compareDraft(params, query.language) };
  }

  @Endpoint(routes.getRuleSetVersion)
  readVersion(
    @Input() { params, query }: InputOf<typeof routes.getRuleSetVersion>,
  ): Promise<ResponseOf<typeof routes.getRuleSetVersion>> {
    return this.ruleSets.readVersion(params.clubId, params.versionId, query);
  }

  @Endpoint(routes.compareVersions)
  async compareVersions(
    @Input() { params, query }: InputOf<typeof routes.compareVersions>,
  ): Promise<ResponseOf<typeof routes.compareVersions>> {
    return { changes: await this.ruleSets.compareVersions(params.clubId, params.versionId, query) };
  }
}
