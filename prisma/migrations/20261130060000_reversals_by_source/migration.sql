-- Each refund or dispute of an invoice by itself, so that one that is won clears no other.
CREATE TABLE stripe_reversals (
  source_id varchar(120) NOT NULL,
  invoice_id varchar(120) NOT NULL,
  stripe_subscription_id varchar(120) NOT NULL,
  period_end timestamptz(3) NOT NULL,
  reversed boolean NOT NULL,
  told_at timestamptz(3) NOT NULL,
  PRIMARY KEY (source_id, invoice_id),
  CONSTRAINT stripe_reversals_stripe_subscription_id_fkey FOREIGN KEY (stripe_subscription_id)
    REFERENCES stripe_subscriptions (id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX stripe_reversals_stripe_subscription_id_idx ON stripe_reversals (stripe_subscription_id);
