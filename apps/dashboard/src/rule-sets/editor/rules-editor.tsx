'use client';

import type { RuleSetBody, RuleSetContent, RuleSetReading } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LabPanel } from '@/lab/lab-panel';
import type { LabSide } from '@/lab/side';
import { Field } from '@/ui/field';
import { TextArea } from '@/ui/input';
import { Tabs } from '@/ui/tabs';
import { DraftBar } from './draft-bar';
import { InWords } from './in-words';
import { OptionLine } from './option-line';
import { fieldAt, options, type Option } from './options';
import { useDraft } from './use-draft';
import { useReading } from './use-reading';

export interface RulesEditorProps {
  readonly clubId: string;
  /** The address of the rule set. */
  readonly page: string;
  readonly ruleSet: Pick<RuleSetBody, 'id' | 'name' | 'latest'>;
  readonly content: RuleSetContent;
  readonly revision: number;
  /** The newest version in words, where there is one: what is changed is marked against it. */
  readonly before: RuleSetReading | undefined;
  /** What the lab compares the draft with. */
  readonly baseline: LabSide;
  readonly maySimulate: boolean;
}

const clocks = options.filter(({ field }) => field.startsWith('timing.'));
const rules = options.filter((option) => !clocks.includes(option));

/** Rules as sentences with words that can be changed, and beside them what the change means. */
export function RulesEditor(props: RulesEditorProps) {
  const { clubId, page, ruleSet, before, baseline, maySimulate } = props;
  const t = useTranslations('ruleSets');
  const [content, setContent] = useState(props.content);
  const [seats, setSeats] = useState(4);
  const { reading, issues, isSound } = useReading(content, seats);
  const draft = useDraft({ clubId, ruleSetId: ruleSet.id, revision: props.revision, content, isSound });
  const sentenceIn = (from: RuleSetReading | undefined, field: string) =>
    from?.sentences.find((sentence) => sentence.field === field)?.text;
  const line = (option: Option) => (
    <OptionLine
      key={option.field}
      option={option}
      content={content}
      onChange={setContent}
      sentence={sentenceIn(reading, option.field) ?? ''}
      before={sentenceIn(before, option.field)}
      issue={issues.find(({ path }) => fieldAt(path) === option.field)}
    />
  );
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
      <div className="grid gap-6 rounded-4 bg-surface p-4 shadow-1 sm:p-6">
        <section>
          <h2 className="mb-2 text-xl">{t('theGame')}</h2>
          <ul className="grid gap-2">{rules.map(line)}</ul>
        </section>
        <section>
          <h2 className="mb-2 text-xl">{t('theClocks')}</h2>
          <ul className="grid gap-2">{clocks.map(line)}</ul>
        </section>
        <Field label={t('note')} hint={t('noteHint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={content.note}
              onChange={({ target }) => {
                setContent({ ...content, note: target.value });
              }}
            />
          )}
        </Field>
      </div>
      <div className="contents lg:sticky lg:top-4 lg:grid lg:gap-4">
        <DraftBar
          clubId={clubId}
          page={page}
          ruleSet={ruleSet}
          draft={draft}
          isRefused={issues.length > 0}
          content={content}
        />
        <Tabs
          label={t('whatItMeans')}
          tabs={[
            {
              key: 'words',
              label: t('inWords'),
              content: <InWords reading={reading} seats={seats} onSeats={setSeats} />,
            },
            {
              key: 'lab',
              label: t('inPlay'),
              content: (
                <LabPanel
                  clubId={clubId}
                  a={baseline}
                  b={{ type: 'draft', ruleSetId: ruleSet.id, name: t('yourDraft') }}
                  mayRun={maySimulate && draft.revision > 0 && draft.state === 'saved'}
                  // What was played by the draft as it was says nothing about the draft as it is.
                  stamp={String(draft.revision)}
                />
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
