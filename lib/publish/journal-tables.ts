import { SLUG_TABLES } from './slug-history.ts';

/** The journal's tables, a step for each version of them. Times are epoch ms. `tags` and `paths` are JSON arrays. A signature is that of a call that was taken. */
export const JOURNAL_TABLES: readonly string[] = [
  `CREATE TABLE publications (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     item TEXT NOT NULL, id TEXT NOT NULL, kind TEXT, action TEXT NOT NULL, revision INTEGER,
     state TEXT NOT NULL CHECK (state IN ('waiting', 'working', 'marked', 'done', 'replaced')),
     receivedAt INTEGER NOT NULL, seenAt INTEGER, markedAt INTEGER, doneAt INTEGER,
     attempts INTEGER NOT NULL DEFAULT 0, nextAttemptAt INTEGER NOT NULL, lastError TEXT,
     tags TEXT NOT NULL DEFAULT '[]', paths TEXT NOT NULL DEFAULT '[]', pagesMade INTEGER NOT NULL DEFAULT 0,
     replacedBy INTEGER REFERENCES publications (number) ON DELETE SET NULL
   ) STRICT;
   CREATE INDEX by_item ON publications (item, id, state);
   CREATE INDEX due ON publications (nextAttemptAt) WHERE state = 'waiting';
   CREATE INDEX by_replacement ON publications (replacedBy) WHERE replacedBy IS NOT NULL;
   CREATE INDEX finished ON publications (doneAt) WHERE doneAt IS NOT NULL;
   CREATE TABLE signatures (signature TEXT PRIMARY KEY, receivedAt INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE INDEX signatures_by_time ON signatures (receivedAt);`,
  `ALTER TABLE publications ADD COLUMN event TEXT;
   ALTER TABLE publications ADD COLUMN verifiedAt INTEGER;
   ALTER TABLE publications ADD COLUMN startedAt INTEGER;
   ALTER TABLE publications ADD COLUMN revisionSeen INTEGER;
   ALTER TABLE publications ADD COLUMN pagesFailed INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE publications ADD COLUMN round INTEGER;
   ALTER TABLE publications ADD COLUMN liveAt INTEGER;
   ALTER TABLE publications ADD COLUMN receivedBy TEXT;
   ALTER TABLE publications ADD COLUMN workedBy TEXT;
   UPDATE publications SET liveAt = doneAt WHERE state IN ('done', 'replaced') AND NOT EXISTS (
     SELECT 1 FROM publications AS open WHERE open.item = publications.item AND open.id = publications.id
       AND open.state IN ('waiting', 'working', 'marked') AND publications.state = 'replaced');
   CREATE INDEX by_id ON publications (id, number);
   CREATE INDEX by_arrival ON publications (receivedAt);
   CREATE INDEX by_round ON publications (round) WHERE round IS NOT NULL;
   CREATE TABLE rounds (number INTEGER PRIMARY KEY AUTOINCREMENT, markedAt INTEGER NOT NULL) STRICT;`,
  SLUG_TABLES,
  // `call` is what an announcement calls it; `via` how it came. `pages` names the stored pages that all this is about, `since` the last publication
  // before them.
  `ALTER TABLE publications ADD COLUMN via TEXT NOT NULL DEFAULT 'webhook';
   ALTER TABLE publications ADD COLUMN call TEXT;
   ALTER TABLE publications ADD COLUMN unannounced INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX by_call ON publications (call) WHERE call IS NOT NULL;
   CREATE INDEX to_announce ON publications (number) WHERE unannounced = 1;
   CREATE TABLE reading (
     only INTEGER PRIMARY KEY CHECK (only = 1), position TEXT NOT NULL, isMessage INTEGER NOT NULL, pages TEXT NOT NULL, since INTEGER NOT NULL,
     isBroken INTEGER NOT NULL DEFAULT 0
   ) STRICT;`,
  `ALTER TABLE publications ADD COLUMN purgedAt INTEGER;`,
  // Asked for with every page that is made.
  `CREATE INDEX unmarked ON publications (number) WHERE state IN ('waiting', 'working') OR (state = 'replaced' AND liveAt IS NULL);`,
  `ALTER TABLE reading ADD COLUMN mendedAt INTEGER;`,
  // Why the site does not show an entry that was published, and the entry that has its address where that is why.
  `ALTER TABLE publications ADD COLUMN leftOut TEXT;
   ALTER TABLE publications ADD COLUMN heldBy TEXT;`,
];
