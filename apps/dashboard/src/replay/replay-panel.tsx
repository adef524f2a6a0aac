'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { Tabs } from '@/ui/tabs';
import { MomentList, type MomentListProps } from './moment-list';
import { RecordPanel, type RecordPanelProps } from './record-panel';

/** The arithmetic of the shuffle is loaded when somebody asks for it. */
const FairPanel = dynamic(async () => (await import('./fair-panel')).FairPanel, { ssr: false });

export interface ReplayPanelProps extends MomentListProps, RecordPanelProps {}

/** What one can do with a replay beside watching it. */
export function ReplayPanel(props: ReplayPanelProps) {
  const t = useTranslations('replay');
  return (
    <Tabs
      label={t('panel')}
      tabs={[
        { key: 'moments', label: t('momentsTitle'), content: <MomentList {...props} /> },
        {
          key: 'fair',
          label: t('fairTitle'),
          content: <FairPanel replay={props.replay} tableId={props.tableId} />,
        },
        { key: 'record', label: t('recordTitle'), content: <RecordPanel {...props} /> },
      ]}
    />
  );
}
