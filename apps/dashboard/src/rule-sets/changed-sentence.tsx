import { changeInWords } from './change-in-words';

export interface ChangedSentenceProps {
  readonly before: string;
  readonly after: string;
}

/** The new sentence with what it replaces struck out in front. Screen readers are told both by the elements. */
export function ChangedSentence({ before, after }: ChangedSentenceProps) {
  const { head, removed, added, tail } = changeInWords(before, after);
  return (
    <>
      {head}
      {removed && <del className="mr-1.5 text-ink-2">{removed.trimEnd()}</del>}
      {added && <ins className="font-[650] text-variant no-underline">{added}</ins>}
      {tail}
    </>
  );
}
