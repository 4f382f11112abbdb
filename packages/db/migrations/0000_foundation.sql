CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role" text NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_permission_pk" PRIMARY KEY("role","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"avatar" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"tool_id" uuid NOT NULL,
	"title" text NOT NULL,
	"promise" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"base_price_minor" integer NOT NULL,
	"price_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"discount_percentage" smallint GENERATED ALWAYS AS (case when base_price_minor > 0 then round(100 - price_minor * 100.0 / base_price_minor) else 0 end) STORED NOT NULL,
	"tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cover_url" text,
	"gallery" text[] DEFAULT '{}' NOT NULL,
	"rating_tenths" smallint DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"source" text,
	"external_id" text,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deals_slug_key" UNIQUE("slug"),
	CONSTRAINT "deals_prices_check" CHECK ("deals"."base_price_minor" >= 0 and "deals"."price_minor" between 0 and "deals"."base_price_minor")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"website" text,
	"domain" text,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"logo_url" text,
	"rating_tenths" smallint DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"source" text,
	"external_id" text,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tools_slug_key" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "collection_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection_id" uuid NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"deal_id" uuid GENERATED ALWAYS AS (case when entity_type = 'deal' then entity_id end) STORED,
	"tool_id" uuid GENERATED ALWAYS AS (case when entity_type = 'tool' then entity_id end) STORED,
	"notes" text,
	"rank" text collate "C" NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_items_entity_key" UNIQUE("collection_id","entity_type","entity_id"),
	CONSTRAINT "collection_items_entity_type_check" CHECK ("collection_items"."entity_type" in ('deal', 'tool'))
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"default_key" text,
	"next_rank" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_user_id_default_key_key" UNIQUE("user_id","default_key")
);
--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_roles_name_fk" FOREIGN KEY ("role") REFERENCES "public"."roles"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_roles_name_fk" FOREIGN KEY ("role") REFERENCES "public"."roles"("name") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_roles_role_idx" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_source_external_id_key" ON "deals" USING btree ("source","external_id");--> statement-breakpoint
CREATE INDEX "deals_search_idx" ON "deals" USING gin ("search");--> statement-breakpoint
CREATE INDEX "deals_tool_id_idx" ON "deals" USING btree ("tool_id");--> statement-breakpoint
CREATE INDEX "deals_starts_at_idx" ON "deals" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "deals_ends_at_idx" ON "deals" USING btree (coalesce("ends_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "deals_price_idx" ON "deals" USING btree ("price_minor","id");--> statement-breakpoint
CREATE INDEX "deals_discount_idx" ON "deals" USING btree ("discount_percentage","id");--> statement-breakpoint
CREATE INDEX "deals_rating_idx" ON "deals" USING btree ("rating_tenths","id");--> statement-breakpoint
CREATE INDEX "deals_category_starts_at_idx" ON "deals" USING btree ("category","starts_at","id");--> statement-breakpoint
CREATE INDEX "search_words_trgm_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tools_source_external_id_key" ON "tools" USING btree ("source","external_id");--> statement-breakpoint
CREATE INDEX "tools_search_idx" ON "tools" USING gin ("search");--> statement-breakpoint
CREATE INDEX "tools_category_id_idx" ON "tools" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "tools_name_domain_idx" ON "tools" USING btree (lower("name"),coalesce("domain", ''));--> statement-breakpoint
CREATE INDEX "collection_items_rank_idx" ON "collection_items" USING btree ("collection_id","rank","id");--> statement-breakpoint
CREATE INDEX "collection_items_deal_id_idx" ON "collection_items" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "collection_items_tool_id_idx" ON "collection_items" USING btree ("tool_id");--> statement-breakpoint
CREATE INDEX "collections_user_id_idx" ON "collections" USING btree ("user_id","id");