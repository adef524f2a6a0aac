import type { Order } from './column';
import type { ListState } from './saved-views';

export const pageSize = 25;

/** A list as it is shown: one page of it, wherever the rest is. */
export interface List<Row> {
  /** Of the page that is shown. */
  readonly rows: readonly Row[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly query: string;
  readonly order: Order | undefined;
  /** Whether a search or a filter leaves something out. */
  readonly isNarrowed: boolean;
  /** Whether what is shown is about to be replaced. */
  readonly isBusy: boolean;
  readonly chosen: readonly Row[];
  readonly canSortBy: (key: string) => boolean;
  readonly filterValue: (key: string) => string;
  readonly search: (query: string) => void;
  readonly filter: (key: string, value: string) => void;
  readonly turnTo: (page: number) => void;
  readonly sortBy: (key: string) => void;
  readonly clear: () => void;
  /** Search, filters and order, to come back to. */
  readonly shown: ListState;
  readonly show: (view: ListState) => void;
  readonly isChosen: (row: Row) => boolean;
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void;
  readonly unselect: () => void;
  /** Every row that the search and the filters leave, in order; undefined if they cannot be had. */
  readonly readAll: () => Promise<readonly Row[] | undefined>;
}
