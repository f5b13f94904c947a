-- As it is spelled in the US.
UPDATE plans SET description = 'For a full catalog.' WHERE description = 'For a full catalogue.';
