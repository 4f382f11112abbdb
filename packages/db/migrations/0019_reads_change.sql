-- Who opens a deal's room for the first time follows it from then on, in every process.
CREATE TRIGGER reads_change AFTER INSERT ON reads
  FOR EACH ROW EXECUTE FUNCTION notify_session_change();
