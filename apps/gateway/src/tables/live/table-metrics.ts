import { Counter, Gauge, type Registry } from 'prom-client';

/** How tables fare in this process, for Prometheus. */
export class TableMetrics {
  readonly appends: Counter;
  readonly conflicts: Counter;
  readonly setAside: Counter;

  constructor(registry: Registry, countTables: () => number) {
    const counter = (name: string, help: string): Counter =>
      new Counter({ name, help, registers: [registry] });
    this.appends = counter('table_appends_total', 'rows written to the logs of tables');
    this.conflicts = counter('append_conflicts_total', 'rows that lost a race against another process');
    this.setAside = counter('tables_set_aside_total', 'tables whose log did not replay: look at each');
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
