// First: the migrations' tables read the application as they load.
import './registerApplication';

export { default } from './postgresServer';
