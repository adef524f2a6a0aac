'use client';

import type { Issue, RuleSetContent } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { ChangedSentence } from '../changed-sentence';
import { Choices } from '../choices';
import { FigureChoice } from './figure-choice';
import { valueOf, withValue, type Option } from './options';

export interface OptionLineProps {
  readonly option: Option;
  readonly content: RuleSetContent;
  readonly onChange: (content: RuleSetContent) => void;
  /** The sentence as it reads now, and as it reads in the version that is being changed. */
  readonly sentence: string;
  readonly before: string | undefined;
  readonly issue: Issue | undefined;
}

/** One rule: its sentence, the words that can be put there, and why one of them cannot be. */
export function OptionLine({ option, content, onChange, sentence, before, issue }: OptionLineProps) {
  const t = useTranslations('ruleSets');
  const id = useId();
  const isChanged = before !== undefined && before !== sentence && !issue;
  // What cannot be played has no sentence; the last one would contradict what is chosen.
  const words = issue ? '' : sentence;
  const describedBy = issue ? `${id}-issue` : undefined;
  const value = valueOf(content, option.field);
  const choose = (chosen: unknown) => {
    onChange(withValue(content, option.field, chosen));
  };
  return (
    <li
      data-field={option.field}
      className={cx(isChanged ? 'variant-line' : 'border-l-4 border-transparent py-2.5 pl-3.5', 'grid gap-2')}
    >
      <p className="text-lg text-pretty empty:hidden" aria-live="polite">
        {isChanged ? <ChangedSentence before={before} after={words} /> : words}
      </p>
      {option.type === 'figure' ? (
        <FigureChoice
          option={option}
          value={value as number | null}
          onChange={choose}
          hidesLabel={words !== ''}
          describedBy={describedBy}
          isRefused={issue !== undefined}
        />
      ) : (
        <Choices
          hidesLabel={words !== ''}
          label={t(`fields.${option.field}`)}
          value={String(value)}
          describedBy={describedBy}
          options={option.values.map((word) => ({
            value: String(word),
            label: t(`words.${option.field}.${String(word)}` as 'words.knock.true'),
          }))}
          onChange={(chosen) => {
            choose(option.values.find((word) => String(word) === chosen));
          }}
        />
      )}
      {issue && (
        <p id={`${id}-issue`} role="alert" className="flex items-start gap-1.5 text-alarm">
          <Icon name="alarm" className="mt-0.5" />
          {issue.code === 'GAME_WITHOUT_END'
            ? t('issues.GAME_WITHOUT_END')
            : option.type === 'figure'
              ? t('issues.range', { min: option.min, max: option.max })
              : t('issues.other')}
        </p>
      )}
    </li>
  );
}
