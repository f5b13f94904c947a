-- What searches lead to, by day and without anyone behind them, and synonyms with a kind, a weight, and a source.

-- The empty text stands for all texts that are not kept: personal ones, rare ones, and those beyond the daily bound.
ALTER TABLE search_term_days
  ADD COLUMN tier smallint NOT NULL DEFAULT -1,
  ADD COLUMN visitors integer NOT NULL DEFAULT 0,
  ADD COLUMN results bigint NOT NULL DEFAULT 0,
  ADD COLUMN clicks integer NOT NULL DEFAULT 0,
  ADD COLUMN positions bigint NOT NULL DEFAULT 0,
  DROP CONSTRAINT search_term_days_pkey,
  ADD PRIMARY KEY (day, term, tier);
DELETE FROM search_term_days WHERE term ~ '@|\d[-\d ().]{5,}\d';
UPDATE search_term_days SET visitors = searches;
ALTER TABLE search_term_days
  DROP CONSTRAINT search_term_days_counters,
  ADD CONSTRAINT search_term_days_counters CHECK (
    searches >= 0 AND zero_results BETWEEN 0 AND searches AND tier BETWEEN -1 AND 3 AND visitors >= 0 AND results >= 0
    AND clicks >= 0 AND positions >= clicks);

CREATE TABLE search_follow_ups (
  day date NOT NULL,
  failed varchar(60) NOT NULL,
  term varchar(60) NOT NULL,
  visitors integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, failed, term)
);

CREATE TYPE search_suggestion_status AS ENUM ('open', 'accepted', 'dismissed');
CREATE TABLE search_suggestions (
  id uuid PRIMARY KEY,
  failed varchar(60) NOT NULL,
  term varchar(60) NOT NULL,
  visitors integer NOT NULL,
  status search_suggestion_status NOT NULL DEFAULT 'open',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX search_suggestions_failed_term_key ON search_suggestions (failed, term);
CREATE INDEX search_suggestions_status_visitors_id_idx ON search_suggestions (status, visitors DESC, id);

CREATE TYPE synonym_kind AS ENUM ('same', 'narrower', 'related');
CREATE TYPE synonym_source AS ENUM ('ours', 'admin', 'feedback');
ALTER TABLE search_synonyms
  ADD COLUMN kind synonym_kind NOT NULL DEFAULT 'related',
  ADD COLUMN weight double precision NOT NULL DEFAULT 0.6,
  ADD COLUMN source synonym_source NOT NULL DEFAULT 'admin',
  ADD COLUMN suggestion_id uuid;
ALTER TABLE shipped_synonyms
  ADD COLUMN kind synonym_kind NOT NULL DEFAULT 'related',
  ADD COLUMN weight double precision NOT NULL DEFAULT 0.6;
UPDATE search_synonyms SET kind = 'same', weight = 0.8 WHERE cardinality(finds) = 0;
UPDATE shipped_synonyms SET kind = 'same', weight = 0.8 WHERE cardinality(finds) = 0;
UPDATE search_synonyms s SET source = 'ours' FROM shipped_synonyms old
  WHERE old.synonym_id = s.id AND (s.words, s.finds) = (old.words, old.finds);
ALTER TABLE search_synonyms
  ADD CONSTRAINT search_synonyms_weight CHECK (weight BETWEEN 0.5 AND 0.8),
  ADD CONSTRAINT search_synonyms_suggestion_id_fkey FOREIGN KEY (suggestion_id) REFERENCES search_suggestions (id)
    ON UPDATE CASCADE ON DELETE SET NULL;
CREATE UNIQUE INDEX search_synonyms_suggestion_id_key ON search_synonyms (suggestion_id);
