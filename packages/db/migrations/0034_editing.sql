CREATE TABLE "catalog_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid,
	"content" jsonb NOT NULL,
	"base" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"made_by" uuid,
	"organization_id" uuid,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalog_drafts_type_check" CHECK ("catalog_drafts"."entity_type" in ('deal', 'tool')),
	CONSTRAINT "catalog_drafts_state_check" CHECK ("catalog_drafts"."state" in ('draft', 'submitted', 'accepted', 'refused', 'discarded')),
	CONSTRAINT "catalog_drafts_base_check" CHECK (("catalog_drafts"."base" is null) or ("catalog_drafts"."entity_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "catalog_history" (
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"organization_id" uuid,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "catalog_history_entity_id_entity_type_version_pk" PRIMARY KEY("entity_id","entity_type","version"),
	CONSTRAINT "catalog_history_type_check" CHECK ("catalog_history"."entity_type" in ('deal', 'tool'))
);
--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "has_ended" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_drafts" ADD CONSTRAINT "catalog_drafts_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_drafts" ADD CONSTRAINT "catalog_drafts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_drafts" ADD CONSTRAINT "catalog_drafts_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_history" ADD CONSTRAINT "catalog_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_history" ADD CONSTRAINT "catalog_history_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_drafts_open_key" ON "catalog_drafts" USING btree ("entity_id","entity_type","made_by",coalesce("organization_id", '00000000-0000-0000-0000-000000000000')) WHERE "catalog_drafts"."state" = 'draft' and "catalog_drafts"."entity_id" is not null;--> statement-breakpoint
CREATE INDEX "catalog_drafts_state_idx" ON "catalog_drafts" USING btree ("state","updated_at","id") WHERE "catalog_drafts"."state" in ('draft', 'submitted');--> statement-breakpoint
CREATE INDEX "catalog_drafts_organization_id_idx" ON "catalog_drafts" USING btree ("organization_id","updated_at");--> statement-breakpoint
CREATE INDEX "catalog_drafts_made_by_idx" ON "catalog_drafts" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "catalog_history_actor_id_idx" ON "catalog_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "catalog_history_organization_id_idx" ON "catalog_history" USING btree ("organization_id");
--> statement-breakpoint

-- What is hidden is in no list: those of running deals and of ended ones have each an index, and null is in neither.
CREATE OR REPLACE FUNCTION deals_has_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_hidden OR EXISTS (SELECT FROM tools WHERE id = NEW.tool_id AND is_hidden) THEN
    NEW.has_ended := NULL;
  ELSE
    NEW.has_ended := coalesce(NEW.ends_at, 'infinity') <= now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER deals_has_ended ON deals;
--> statement-breakpoint
CREATE TRIGGER deals_has_ended BEFORE INSERT OR UPDATE OF ends_at, is_hidden, tool_id ON deals
  FOR EACH ROW EXECUTE FUNCTION deals_has_ended();
--> statement-breakpoint
CREATE FUNCTION tools_hidden_deals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deals SET is_hidden = is_hidden WHERE tool_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tools_hidden_deals AFTER UPDATE OF is_hidden ON tools
  FOR EACH ROW WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION tools_hidden_deals();
