CREATE TYPE case_reason AS ENUM ('no_show', 'not_as_described', 'unsafe', 'other');
CREATE TYPE case_status AS ENUM ('open', 'closed');
CREATE TYPE case_outcome AS ENUM ('confirmed', 'not_confirmed', 'settled');

CREATE TABLE deal_cases (
  id uuid PRIMARY KEY,
  deal_id uuid NOT NULL REFERENCES offers (id) ON DELETE CASCADE ON UPDATE CASCADE,
  opener_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  other_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  reason case_reason NOT NULL,
  status case_status NOT NULL DEFAULT 'open',
  statements_until timestamptz(3) NOT NULL,
  outcome case_outcome,
  outcome_text varchar(1000),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  closed_at timestamptz(3),
  closed_by_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT deal_cases_decided CHECK ((status = 'closed') = (closed_at IS NOT NULL)
    AND (closed_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT deal_cases_reason CHECK (status = 'open' OR is_filled(outcome_text)),
  CONSTRAINT deal_cases_two_people CHECK (opener_id <> other_id)
);
CREATE UNIQUE INDEX deal_cases_one_open ON deal_cases (deal_id) WHERE status = 'open';
CREATE UNIQUE INDEX deal_cases_deal_id_opener_id_key ON deal_cases (deal_id, opener_id);
CREATE INDEX deal_cases_opener_id_idx ON deal_cases (opener_id);
CREATE INDEX deal_cases_other_id_idx ON deal_cases (other_id);
CREATE INDEX deal_cases_closed_by_id_idx ON deal_cases (closed_by_id);
CREATE INDEX deal_cases_status_created_at_id_idx ON deal_cases (status, created_at, id);

CREATE TABLE case_statements (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES deal_cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  author_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  text varchar(2000) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT case_statements_filled CHECK (is_filled(text))
);
CREATE INDEX case_statements_case_id_created_at_id_idx ON case_statements (case_id, created_at, id);
CREATE INDEX case_statements_author_id_idx ON case_statements (author_id);

CREATE TABLE case_files (
  statement_id uuid NOT NULL REFERENCES case_statements (id) ON DELETE CASCADE ON UPDATE CASCADE,
  document_id uuid NOT NULL REFERENCES documents (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (statement_id, document_id),
  CONSTRAINT case_files_position CHECK (position BETWEEN 0 AND 4)
);
CREATE UNIQUE INDEX case_files_statement_id_position_key ON case_files (statement_id, position);
CREATE INDEX case_files_document_id_idx ON case_files (document_id);
