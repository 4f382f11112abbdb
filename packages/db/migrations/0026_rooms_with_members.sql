ALTER TABLE "rooms" ADD COLUMN "is_members_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD COLUMN "rooms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_is_members_only_check" CHECK (not "rooms"."is_members_only" or ("rooms"."kind" = 'team' and not "rooms"."is_asking"));--> statement-breakpoint
-- Take who leaves a team out of those of its rooms that have members of their own, and these off their list.
CREATE OR REPLACE FUNCTION leave_team_rooms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM room_members m USING rooms r
  WHERE r.organization_id = OLD.organization_id AND m.room_id = r.id AND m.user_id = OLD.user_id AND m.role IN ('owner', 'member');
  DELETE FROM reads m USING rooms r
  WHERE r.organization_id = OLD.organization_id AND r.is_members_only AND m.room_id = r.id AND m.user_id = OLD.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER organization_members_rooms AFTER DELETE ON organization_members
  FOR EACH ROW EXECUTE FUNCTION leave_team_rooms();
