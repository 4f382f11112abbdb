ALTER TABLE "room_members" DROP CONSTRAINT "room_members_role_check";--> statement-breakpoint
ALTER TABLE "room_members" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "room_members" ADD CONSTRAINT "room_members_until_check" CHECK (("room_members"."role" = 'banned') = ("room_members"."until" is not null));--> statement-breakpoint
ALTER TABLE "room_members" ADD CONSTRAINT "room_members_role_check" CHECK ("room_members"."role" in ('owner', 'member', 'asking', 'declined', 'banned'));