-- Addresses of a business that receive events, and what was sent to them.
CREATE TYPE webhook_delivery_status AS ENUM ('pending', 'delivered', 'failed');

CREATE TABLE webhook_endpoints (
  id uuid NOT NULL,
  vendor_id uuid NOT NULL,
  url varchar(500) NOT NULL,
  events text[],
  -- Encrypted with a key derived from AUTH_SECRET, as is the previous one, which signs too until it ends.
  secret varchar(300) NOT NULL,
  previous_secret varchar(300),
  previous_secret_until timestamptz(3),
  failing_since timestamptz(3),
  failed_deliveries integer NOT NULL DEFAULT 0,
  disabled_at timestamptz(3),
  disabled_reason varchar(20),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_endpoints_url_form CHECK (url LIKE 'https://%'),
  CONSTRAINT webhook_endpoints_events CHECK (coalesce(cardinality(events), 0) > 0),
  CONSTRAINT webhook_endpoints_counters CHECK (failed_deliveries >= 0),
  CONSTRAINT webhook_endpoints_dates CHECK ((previous_secret IS NULL) = (previous_secret_until IS NULL)
    AND (disabled_at IS NULL) = (disabled_reason IS NULL))
);
CREATE INDEX webhook_endpoints_vendor_id_created_at_idx ON webhook_endpoints (vendor_id, created_at);
ALTER TABLE webhook_endpoints
  ADD CONSTRAINT webhook_endpoints_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors (id)
    ON UPDATE CASCADE ON DELETE CASCADE;

CREATE TABLE webhook_deliveries (
  id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  type varchar(40) NOT NULL,
  data jsonb NOT NULL,
  status webhook_delivery_status NOT NULL DEFAULT 'pending',
  attempts smallint NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  response_status smallint,
  error varchar(200),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  attempted_at timestamptz(3),
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_attempts CHECK (attempts >= 0)
);
CREATE INDEX webhook_deliveries_endpoint_id_created_at_id_idx
  ON webhook_deliveries (endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at)
  WHERE status = 'pending'::webhook_delivery_status;
CREATE INDEX webhook_deliveries_created_at_idx ON webhook_deliveries (created_at);
ALTER TABLE webhook_deliveries
  ADD CONSTRAINT webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints (id)
    ON UPDATE CASCADE ON DELETE CASCADE;
