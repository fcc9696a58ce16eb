CREATE FUNCTION "tell_people_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('teamloom_people', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tell_sessions_ended" AFTER DELETE ON "sessions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_people_changed"();
--> statement-breakpoint
CREATE TRIGGER "tell_users_changed" AFTER UPDATE OR DELETE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "tell_people_changed"();
--> statement-breakpoint
CREATE TRIGGER "tell_roles_changed" AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION "tell_people_changed"();
