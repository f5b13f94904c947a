-- What a preview found, and how the rows become listings: the worker that goes on after a restart asks for it here.
ALTER TABLE listing_imports
  ADD COLUMN good_rows integer NOT NULL DEFAULT 0,
  ADD COLUMN unknown_columns jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN submit boolean NOT NULL DEFAULT false;
