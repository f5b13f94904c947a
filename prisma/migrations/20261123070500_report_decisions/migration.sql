-- Who reported something reads what became of it.
ALTER TYPE notification_type ADD VALUE 'report';
