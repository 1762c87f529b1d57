DROP INDEX "requests_form_version_id_index";
