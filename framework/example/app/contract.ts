export { type Contract, type ContractId, contract } from '../domain/contract';
