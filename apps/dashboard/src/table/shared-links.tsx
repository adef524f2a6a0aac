'use client';

import { useEffect, useState, type RefObject } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Up and over from a neighbour's column to the edge of one's own picture. */
function arc(from: Point, to: Point): string {
  const lift = Math.min(60, Math.abs(to.x - from.x) / 2 + 20);
  return `M${from.x} ${from.y}C${from.x} ${from.y - lift} ${(from.x + to.x) / 2} ${to.y} ${to.x} ${to.y}`;
}

/** Straight across where somebody sits above the neighbour. */
function bridge(from: Point, x: number): string {
  return `M${from.x} ${from.y}H${x}`;
}

function measure(felt: HTMLElement): readonly string[] {
  const origin = felt.getBoundingClientRect();
  const boxOf = (selector: string) => felt.querySelector(selector)?.getBoundingClientRect();
  const tray = boxOf('.tray');
  const lender = boxOf('[data-position="left"]:not([data-open]) [data-link="lent"]');
  const borrower = boxOf('[data-position="right"]:not([data-open]) .opponent-marker');
  if (!tray) return [];
  const at = (x: number, y: number): Point => ({ x: x - origin.left, y: y - origin.top });
  const isCrowded = felt.querySelector('[data-position="farLeft"]') !== null;
  const edge = tray.top + 52;
  const paths: string[] = [];
  if (lender) {
    const above = at(lender.left + lender.width / 2, lender.top - 18);
    const beside = at(lender.right + 10, lender.top + lender.height / 2);
    const end = at(tray.left - 4, edge);
    paths.push(isCrowded ? bridge(beside, end.x) : arc(above, end));
  }
  if (borrower) {
    const beside = at(borrower.left - 8, borrower.top + borrower.height / 2);
    const end = at(tray.right + 4, edge);
    paths.push(isCrowded ? bridge(beside, end.x) : arc({ x: beside.x, y: beside.y - 12 }, end));
  }
  return paths;
}

export interface SharedLinksProps {
  readonly felt: RefObject<HTMLElement | null>;
  /** Whatever may move things on the felt: a new value measures anew. */
  readonly moment: unknown;
}

/** Red dots that join the two copies of a shared column, where there is room for them. */
export function SharedLinks({ felt, moment }: SharedLinksProps) {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = felt.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const measured = measure(element);
      setPaths((before) => (before.join() === measured.join() ? before : measured));
    });
    // The felt keeps its size while an answer, a reason or an opened player takes room from the cards.
    for (const part of [element, ...element.querySelectorAll('.tray, .opponent')]) observer.observe(part);
    return () => {
      observer.disconnect();
    };
  }, [felt, moment]);
  return (
    <svg aria-hidden="true" className="shared-links">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
