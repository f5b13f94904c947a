-- What people did with a vendor and not with one of its listings, by day: a contact from the profile, for example.
CREATE TABLE vendor_days (
  vendor_id uuid NOT NULL,
  day date NOT NULL,
  contacts integer NOT NULL DEFAULT 0,
  enquiries integer NOT NULL DEFAULT 0,
  CONSTRAINT vendor_days_pkey PRIMARY KEY (vendor_id, day),
  CONSTRAINT vendor_days_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors (id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT vendor_days_counters CHECK (contacts >= 0 AND enquiries >= 0)
);
