DROP INDEX "requests_client_id_status_index";
