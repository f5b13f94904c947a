-- Viewings that people have before them are looked through every minute.
CREATE INDEX viewings_planned ON viewings (starts_at) WHERE (status = ANY (ARRAY['requested'::viewing_status,
  'confirmed'::viewing_status, 'rescheduled'::viewing_status]));
