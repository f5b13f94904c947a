-- Which field each column of a file is, by header, as the vendor last chose.
CREATE TABLE IF NOT EXISTS import_mappings (
  vendor_id uuid NOT NULL,
  header_hash varchar(43) NOT NULL,
  mapping jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT import_mappings_pkey PRIMARY KEY (vendor_id, header_hash),
  CONSTRAINT import_mappings_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors (id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT import_mappings_form CHECK (jsonb_typeof(mapping) = 'object')
);

-- Pictures of an import are referenced by the name of the uploaded file.
ALTER TABLE uploads ADD COLUMN IF NOT EXISTS file_name varchar(255);
