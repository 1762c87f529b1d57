import '../application';
import { defineBackOfficeServer } from 'sijil/server/backOffice';
import server from '../server';

defineBackOfficeServer(server);
