import {
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
  type DatabaseConnection,
  type Dialect,
  type PGliteDialectConfig,
} from "kysely";

/** Who asks is its own connection, since the database itself lets one in after the other. */
class SideBySide extends PGliteDriver {
  readonly #config: PGliteDialectConfig;

  constructor(config: PGliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const one = new PGliteDriver(this.#config);
    await one.init();
    return one.acquireConnection();
  }
}

class ManyConnections extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely sends PGlite one query after the other has been answered. Where the database lies in another thread, each would
 * wait for the way of the one before, and none could go before others: here all are sent at once.
 */
export function liteDialect(config: PGliteDialectConfig): Dialect {
  const dialect = new PGliteDialect(config);
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () => new SideBySide(config),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
