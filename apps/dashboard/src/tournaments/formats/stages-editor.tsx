'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ChoiceField } from '../core/choice-field';
import { CutFields } from './cut-fields';
import { FormatFields } from './format-fields';
import {
  changeStage,
  isStageSound,
  kinds,
  mostStages,
  newFormat,
  withoutStage,
  withStage,
  type Stage,
} from './stages';

export interface StagesEditorProps {
  readonly stages: readonly Stage[];
  readonly onChange: (stages: readonly Stage[]) => void;
}

/** The parts of an event one after the other, each with its format and who goes on from it. */
export function StagesEditor({ stages, onChange }: StagesEditorProps) {
  const t = useTranslations('tournamentFormats');
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        {stages.map((stage, index) => (
          <li key={index} className="grid gap-4 rounded-3 border-2 border-line-strong p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-lg">{t('part', { part: index + 1 })}</h3>
              {stages.length > 1 && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('removePart', { part: index + 1 })}
                  onClick={() => {
                    onChange(withoutStage(stages, index));
                  }}
                >
                  <Icon name="close" />
                  {t('remove')}
                </Button>
              )}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <ChoiceField
                label={t('format')}
                hint={t(`kindText.${stage.format.kind}`)}
                value={stage.format.kind}
                values={kinds}
                words={(kind) => t(`kind.${kind}`)}
                onChange={(kind) => {
                  onChange(changeStage(stages, index, { format: newFormat(kind) }));
                }}
              />
              <FormatFields
                format={stage.format}
                onChange={(format) => {
                  onChange(changeStage(stages, index, { format }));
                }}
              />
            </div>
            {stage.cut && (
              <CutFields
                cut={stage.cut}
                onChange={(cut) => {
                  onChange(changeStage(stages, index, { cut }));
                }}
              />
            )}
            {!isStageSound(stage) && (
              <p role="alert" className="flex items-start gap-1.5 text-sm text-alarm">
                <Icon name="alarm" />
                {t('unsound')}
              </p>
            )}
          </li>
        ))}
      </ol>
      {stages.length < mostStages && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            onChange(withStage(stages, 'final'));
          }}
        >
          <Icon name="plus" />
          {t('addPart')}
        </Button>
      )}
    </div>
  );
}
