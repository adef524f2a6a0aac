import type pg from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** How tables fare in this process, for Prometheus. */
export class TableMetrics {
  readonly appends: Counter;
  readonly conflicts: Counter;
  readonly setAside: Counter;
  readonly lateness: Histogram;

  constructor(registry: Registry, pool: Pick<pg.Pool, 'waitingCount'>, countTables: () => number) {
    const counter = (name: string, help: string): Counter =>
      new Counter({ name, help, registers: [registry] });
    this.appends = counter('table_appends_total', 'rows written to the logs of tables');
    this.conflicts = counter('append_conflicts_total', 'rows that lost a race against another process');
    this.setAside = counter('tables_set_aside_total', 'tables whose log did not replay: look at each');
    this.lateness = new Histogram({
      name: 'timer_lateness_seconds',
      help: 'how long after its time a clock was let run out',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    });
    new Gauge({
      name: 'database_pool_waiting',
      help: 'queries of tables that wait for a connection',
      registers: [registry],
      collect() {
        this.set(pool.waitingCount);
      },
    });
    new Gauge({
      name: 'tables_in_memory',
      help: 'tables that are played or watched here',
      registers: [registry],
      collect() {
        this.set(countTables());
      },
    });
  }
}
