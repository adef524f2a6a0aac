import { getTranslations } from 'next-intl/server';
import { CardFace, type Face } from '@/cards/card-face';
import { Disc } from '@/ui/disc';

/** Six points, each with the cards that show it. */
const points = [
  { key: 'fifteen', faces: [2, 'down', 4], disc: true },
  { key: 'turn', faces: [9, 1], disc: false },
  { key: 'clear', faces: [5, 5, 5], disc: false },
  { key: 'knock', faces: [-1], disc: true },
  { key: 'end', faces: ['down', 'gap', 'gap'], disc: false },
  { key: 'score', faces: [11, 0, 3], disc: false },
] as const satisfies readonly { key: string; faces: readonly Face[]; disc: boolean }[];

export async function RulesInBrief() {
  const t = await getTranslations('rules');
  return (
    <section
      aria-labelledby="brief"
      className="mt-8 rounded-4 bg-felt p-5 sm:p-8 print:mt-4 print:bg-transparent print:p-0"
    >
      <h2 id="brief" className="text-xl">
        {t('briefTitle')}
      </h2>
      <ol className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-3">
        {points.map(({ key, faces, disc }, place) => (
          <li
            key={key}
            className="rounded-3 bg-surface p-5 print:break-inside-avoid print:border print:border-line print:p-3"
          >
            <div className="flex h-[62px] items-center gap-1.5 [--cw:44px] print:hidden">
              {faces.map((face, at) => (
                <CardFace key={at} face={face} size="small" />
              ))}
              {disc && <Disc size={34} className="ml-1.5" />}
            </div>
            <h3 className="mt-3 text-lg">
              {place + 1}. {t(`brief.${key}.title`)}
            </h3>
            <p className="mt-1 text-pretty text-ink-2">{t(`brief.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
